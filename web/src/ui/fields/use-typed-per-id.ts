import { useState } from 'react'
import { useStore } from 'zustand'
import { type StoredValue, storedChanges } from '../storage/storage'

type Typed<T> = {
  read: (id: number) => T | null
  /** @param value null forgets it */
  write: (id: number, value: T | null) => void
}

/**
 * What was chosen and typed for each of several things of a page. It stays with its thing while another one is open, and survives
 * a reload and the end of the session.
 * @param storedFor where it is stored
 */
export function useTypedPerId<T>(storedFor: (id: number) => StoredValue<T>): Typed<T> {
  const [typed, setTyped] = useState<ReadonlyMap<number, { value: T | null; change: number }>>(new Map())
  const changes = useStore(storedChanges)
  const lastChangeOf = (id: number) => changes.get(storedFor(id).key) ?? 0
  return {
    read(id) {
      const here = typed.get(id)
      // Another part of this page may have changed it since. What another tab changes stays as it is here.
      return here?.change === lastChangeOf(id) ? here.value : storedFor(id).read()
    },
    write(id, value) {
      setTyped((before) => new Map(before).set(id, { value, change: lastChangeOf(id) }))
      if (value === null) storedFor(id).remove()
      else storedFor(id).write(value)
    },
  }
}
