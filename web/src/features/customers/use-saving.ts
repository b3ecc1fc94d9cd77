import { useRef, useState } from 'react'
import { type SaveRefusal, saveRefusalFrom } from './save-customer'

/** Saves an entered value with at most one request at a time. An error stays until the operator types again. */
export function useSaving(onSaved: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const isSaving = useRef(false)
  return {
    isBusy,
    refusal,
    forget: () => setRefusal(null),
    async save(work: () => Promise<void>) {
      if (isSaving.current) return
      isSaving.current = true
      setIsBusy(true)
      try {
        await work()
        onSaved()
      } catch (error) {
        setRefusal(saveRefusalFrom(error))
      } finally {
        isSaving.current = false
        setIsBusy(false)
      }
    },
  }
}
