import { lazyPart } from '../../ui/lazy-part'

/** What a check found in a text: loaded with its texts in idle time, because few texts raise something. */
export const checkPart = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./load-check'),
    import('../conversations/holds/hold-texts').then(({ addHoldTexts }) => addHoldTexts()),
  ])
  return part
}, 'idle')
