import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import styles from './ChoiceList.module.css'
import { useDigitKeys } from './dialog-keys'
import { Keys } from './Keys'

type Props<V extends string> = {
  /** What is chosen, for screen readers. */
  label: string
  /** One of them, or any number. */
  kind: 'one' | 'many'
  choices: readonly { value: V; label: string }[]
  chosen: readonly V[]
  /** Pressed, with the mouse or with its digit: the caller changes the choice. */
  onChoose: (value: V) => void
  /** After a choice by digit: moves the focus. By default the choice keeps it, so that Enter confirms. */
  onDigit?: (value: V) => void
  /** The focus starts at the first. */
  hasFocus?: boolean
  /** The field for text that is typed while a choice has the focus, so that no letter is lost. */
  words?: RefObject<HTMLTextAreaElement | null>
  /** Text begins to be typed at the choices: its field must be rendered when this returns. */
  onWords?: () => void
}

/** Choices in a dialog, each with a digit as its key: radio buttons or check boxes. */
export function ChoiceList<V extends string>(props: Props<V>) {
  const { label, kind, choices, chosen, onChoose, onDigit, hasFocus, words, onWords } = props
  const name = useId()
  const inputs = useRef<HTMLFieldSetElement>(null)
  useDigitKeys((digit) => {
    const choice = choices[digit - 1]
    if (!choice) return
    onChoose(choice.value)
    if (kind === 'one') inputs.current?.querySelectorAll('input')[digit - 1]?.focus()
    onDigit?.(choice.value)
  })
  // The field has the focus before the letter arrives, so that it gets the letter.
  const typeOn = (event: KeyboardEvent) => {
    if (!isLetter(event)) return
    onWords?.()
    words?.current?.focus()
  }
  return (
    <fieldset ref={inputs} className={styles.list} aria-label={label} onKeyDown={typeOn}>
      {choices.map((choice, index) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={name}
            value={choice.value}
            checked={chosen.includes(choice.value)}
            aria-keyshortcuts={String(index + 1)}
            data-autofocus={(hasFocus && index === 0) || undefined}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
          <Keys keys={String(index + 1)} className={styles.keys} />
        </label>
      ))}
    </fieldset>
  )
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey
