import { useDialogKeys } from '../overlays/dialog-keys'
import { hasDialog } from './keys'

/** A key that is pressed at no time: see `pressedKey`. */
const never = 'esc'

/**
 * Outside of text fields, the digit of an item chooses it, in place of what digits do on the screen otherwise. An open dialog has its
 * digits, whichever of them came last.
 */
export function useScreenDigits<Item>(items: readonly Item[], choose: (item: Item) => void) {
  useDialogKeys(
    items.slice(0, 9).map((item, index) => ({
      get key() {
        return hasDialog() ? never : String(index + 1)
      },
      run: () => choose(item),
    })),
  )
}
