import { useDialogKeys } from './dialog-keys'

/** Outside of text fields and dialogs, the digit of an item chooses it, in place of what digits do on the screen otherwise. */
export function useScreenDigits<Item>(items: readonly Item[], choose: (item: Item) => void) {
  useDialogKeys(
    items
      .slice(0, 9)
      .map((item, index) => ({ key: String(index + 1), isOfScreen: true, run: () => choose(item) })),
  )
}
