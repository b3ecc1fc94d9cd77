import { useRef, useState } from 'react'
import { type SaveRefusal, saveRefusalFrom } from './save-customer'

/** Saves what was entered: at most one request at a time, and an error stays until the operator types again. */
export function useSaving(onSaved: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const isUnderWay = useRef(false)
  return {
    isBusy,
    refusal,
    forget: () => setRefusal(null),
    async save(work: () => Promise<void>) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setIsBusy(true)
      try {
        await work()
        onSaved()
      } catch (error) {
        setRefusal(saveRefusalFrom(error))
      } finally {
        isUnderWay.current = false
        setIsBusy(false)
      }
    },
  }
}
