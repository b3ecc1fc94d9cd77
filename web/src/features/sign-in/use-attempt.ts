import { type SubmitEvent, useState } from 'react'

/**
 * One attempt of a form of the gate at a time, and why the last one failed. After one that succeeds the form stays busy: the page
 * goes on.
 */
export function useAttempt(
  attempt: (fields: FormData) => Promise<void>,
  onFailed?: (form: HTMLFormElement) => void,
) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    try {
      await attempt(new FormData(form))
    } catch (failure) {
      setError(failure)
      setIsBusy(false)
      onFailed?.(form)
    }
  }
  return { isBusy, error, onSubmit }
}
