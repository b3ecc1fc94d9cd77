import { type ReactNode, useCallback, useState } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part'

const dialogPart = lazyPart(() => import('../overlays/CopyDialog'))

type Asked = { text: string; onCopied: () => void }

/**
 * Copies a text. Where the browser refuses (an address without https, a missing permission), `dialog`, which the caller renders,
 * shows the text selected, so that the keys copy it.
 */
export function useCopy(): { copy: (text: string, onCopied?: () => void) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const part = useLazyPart(dialogPart, asked !== null)
  const copy = useCallback((text: string, onCopied = () => {}) => {
    write(text).then(onCopied, () => setAsked({ text, onCopied }))
  }, [])
  return { copy, dialog: asked && part && <part.CopyDialog {...asked} onClose={() => setAsked(null)} /> }
}

/** `async`, so that it also rejects without https, where `navigator.clipboard` is undefined in spite of its type. */
const write = async (text: string) => navigator.clipboard.writeText(text)
