import { type SubmitEvent, useState } from 'react'

/**
 * One submission of a sign-in form at a time, with the error of the last one. After success the form stays busy, because the
 * page is about to change.
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
