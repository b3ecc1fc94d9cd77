import { useEffect } from 'react'

/** Whether anything has had the focus since the page was loaded. */
let wasGiven = false
addEventListener('focusin', () => {
  wasGiven = true
})

const page = () => document.getElementById('main')

/** Gives the focus to the page, unless it is inside of it: Tab and screen readers go on from there. */
export function focusPage() {
  if (!page()?.contains(document.activeElement)) page()?.focus({ preventScroll: true })
}

/** Gives the focus to what has just come, unless a dialog has it: what is typed there is not meant for what comes behind it. */
export function takeFocus(element: HTMLElement | null) {
  if (!document.activeElement?.closest('[aria-modal="true"]')) element?.focus({ preventScroll: true })
}

/**
 * This came in place of what may have had the focus: then the page takes it. A page that has just been loaded is left
 * as it is, so that the first Tab finds the way past the menu.
 */
export function useKeptFocus() {
  useEffect(() => {
    if (wasGiven && document.activeElement === document.body) focusPage()
  }, [])
}
