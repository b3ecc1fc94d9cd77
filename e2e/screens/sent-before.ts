import type { Screen } from './screen.ts'

/** The strip with which the last message can be undone. */
export const sentBefore: Screen = {
  name: 'sent-before',
  open: async ({ page, operator }) => {
    await page.evaluate(offerUndo, operator.id)
    await page.locator('button[aria-keyshortcuts=Z]').first().waitFor()
  },
  leave: ({ page, operator }) => page.evaluate(withdrawUndo, operator.id),
}

/** Another tab has sent a message, and it can be undone for an hour. */
function offerUndo(operatorId: number) {
  const [key, until] = [`undo:${operatorId}`, Date.now() + 3_600_000]
  const offer = {
    messageId: 1,
    conversationId: 1,
    customer: 'Colin P.',
    next: 'Henk D.',
    attachment: null,
    seconds: 5,
    until,
  }
  localStorage.setItem(key, JSON.stringify(offer))
  dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(offer) }))
}

function withdrawUndo(operatorId: number) {
  const key = `undo:${operatorId}`
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
}
