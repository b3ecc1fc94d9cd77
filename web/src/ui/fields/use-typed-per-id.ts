import { useState } from 'react'
import type { StoredValue } from '../storage/storage'

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
  const [typed, setTyped] = useState<ReadonlyMap<number, T | null>>(new Map())
  return {
    read(id) {
      const here = typed.get(id)
      return here === undefined ? storedFor(id).read() : here
    },
    write(id, value) {
      setTyped((before) => new Map(before).set(id, value))
      if (value === null) storedFor(id).remove()
      else storedFor(id).write(value)
    },
  }
}
