import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { Keys } from '../actions/Keys'
import { useDigitKeys } from '../overlays/dialog-keys'
import styles from './ChoiceList.module.css'

type Props<V extends string> = {
  /** The name of the list, for screen readers. */
  label: string
  /** `one` choice, or `many`. */
  kind: 'one' | 'many'
  choices: readonly { value: V; label: string }[]
  chosen: readonly V[]
  /** Called when a choice is clicked or its digit is pressed. The caller updates `chosen`. */
  onChoose: (value: V) => void
  /** Called after a choice by digit, to move the focus. Otherwise the choice has the focus, and Enter confirms. */
  onDigit?: (value: V) => void
  /** The chosen one of `one` choice, otherwise the first, gets the focus when the dialog opens. */
  hasFocus?: boolean
  /** The field that receives letters that are typed while a choice has the focus. */
  textField?: RefObject<HTMLTextAreaElement | null>
  /** Called before a letter that is typed at the choices is inserted. It must render `textField`. */
  onTyping?: () => void
}

/** Choices in a dialog, each with a digit as its key: radio buttons or check boxes. */
export function ChoiceList<V extends string>(props: Props<V>) {
  const { label, kind, choices, chosen, onChoose, onDigit, hasFocus, textField, onTyping } = props
  const name = useId()
  const first = Math.max(0, kind === 'one' ? choices.findIndex(({ value }) => chosen.includes(value)) : 0)
  const inputs = useRef<HTMLFieldSetElement>(null)
  useDigitKeys((digit) => {
    const choice = choices[digit - 1]
    if (!choice) return
    onChoose(choice.value)
    if (kind === 'one') inputs.current?.querySelectorAll('input')[digit - 1]?.focus()
    onDigit?.(choice.value)
  })
  // On keydown the letter is not inserted yet, so it goes into the field that has the focus now.
  const continueInTextField = (event: KeyboardEvent) => {
    if (!isLetter(event)) return
    onTyping?.()
    textField?.current?.focus()
  }
  return (
    <fieldset ref={inputs} className={styles.list} aria-label={label} onKeyDown={continueInTextField}>
      {choices.map((choice, index) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={name}
            value={choice.value}
            checked={chosen.includes(choice.value)}
            aria-keyshortcuts={index < digits ? String(index + 1) : undefined}
            data-autofocus={(hasFocus && index === first) || undefined}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
          {index < digits && <Keys keys={String(index + 1)} className={styles.keys} />}
        </label>
      ))}
    </fieldset>
  )
}

/** Further choices have no key. */
const digits = 9

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey
