import { lazyPart } from '../../ui/lazy-part'

/**
 * What a check found in a text, and the length that the site wants: loaded with their texts in idle time, because few texts raise
 * something, and few sites want a length.
 */
export const checkPart = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./load-check'),
    import('../conversations/holds/hold-texts').then(({ addHoldTexts }) => addHoldTexts()),
  ])
  return part
}, 'idle')
