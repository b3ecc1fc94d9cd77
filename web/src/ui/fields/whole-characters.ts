import { cutText } from '@panel/contract/rules/cut'

/**
 * What is typed or pasted into a field with `maxlength` is cut between characters as people see them: the browser would leave a part of
 * an emoji, or a letter without its accent.
 */
export function keepCharactersWhole(): void {
  document.addEventListener('beforeinput', (event) => {
    const { target, data } = event
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    if (!isField || target.maxLength < 0 || !data || event.isComposing) return
    const selected = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0)
    const room = target.maxLength - target.value.length + selected
    if (data.length <= room) return
    event.preventDefault()
    const kept = cutText(data, Math.max(0, room))
    // So that it can be undone, and React hears of it.
    if (kept !== '') document.execCommand('insertText', false, kept)
  })
}
