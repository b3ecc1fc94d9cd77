import { type SubmitEvent, useState } from 'react'

/**
 * Submits a sign-in form, once at a time, and returns the error of the last attempt. After a success the form stays busy, because
 * another page follows.
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
