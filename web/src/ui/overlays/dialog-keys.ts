import { type DialogKey, setDialogKeys } from '../actions/key-dispatcher'
import { useEntry } from '../entry'

/** The keys of a dialog or menu while it is open; null while it is closed. They have priority over all others. */
export const useDialogKeys = (keys: readonly DialogKey[] | null) => useEntry(setDialogKeys, keys)

/** Ctrl or Cmd with Enter in the open dialog, with Shift or without. */
export function useDialogModEnter(press: (() => void) | null) {
  useDialogKeys(
    press && [
      { key: 'mod+enter', run: press },
      { key: 'mod+shift+enter', run: press },
    ],
  )
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Calls `press` with the digit of a key outside of text fields, for the choices of an open dialog. */
export function useDigitKeys(press: (digit: number) => void) {
  useDialogKeys(digits.map((key) => ({ key, run: () => press(Number(key)) })))
}
