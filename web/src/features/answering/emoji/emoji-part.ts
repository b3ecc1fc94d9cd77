import { type LazyPart, lazyPart } from '../../../ui/lazy-part'
import type { EmojiNames } from './find-emoji'

type EmojiPart = typeof import('./EmojiList') & typeof import('./find-emoji') & { names: EmojiNames }

const files = import.meta.glob<EmojiNames>('./names/*.json', { import: 'default' })
const parts = new Map<string, LazyPart<EmojiPart>>()

/** The list of emoji with their names in a language. It is loaded in idle time, so that it is also there without a connection. */
export function emojiPart(language: string): LazyPart<EmojiPart> {
  const [base = 'en'] = language.split('-')
  const known = parts.get(base)
  if (known) return known
  const part = lazyPart(async () => {
    const [list, find, names] = await Promise.all([
      import('./EmojiList'),
      import('./find-emoji'),
      files[`./names/emoji-${base}.json`]?.() ?? {},
    ])
    return { ...list, ...find, names }
  }, 'idle')
  parts.set(base, part)
  return part
}
