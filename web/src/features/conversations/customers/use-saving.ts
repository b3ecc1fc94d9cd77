import { useRef, useState } from 'react'
import { focusDefaultMeanwhile } from '../../../ui/actions/move-focus'
import { type SaveRefusal, saveRefusalFrom } from './save-customer'

/**
 * Saves an entered value with at most one request at a time. Meanwhile the answer has the focus, or the field to which the operator goes
 * on. An error stays until the operator types again.
 */
export function useSaving(onSaved: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const isSaving = useRef(false)
  return {
    isBusy,
    refusal,
    forget: () => setRefusal(null),
    async save(work: () => Promise<void>, goOn: (() => void) | null = null) {
      if (isSaving.current) return
      isSaving.current = true
      setIsBusy(true)
      const focusField = goOn ? () => {} : focusDefaultMeanwhile()
      goOn?.()
      try {
        await work()
        onSaved()
      } catch (error) {
        setRefusal(saveRefusalFrom(error))
        focusField()
      } finally {
        isSaving.current = false
        setIsBusy(false)
      }
    },
  }
}
