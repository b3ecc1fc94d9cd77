import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Resolves when this file is written for the first time. */
export function untilWritten(file: string): Promise<void> {
  return new Promise((done) => {
    const watcher = watch(dirname(file), { persistent: false }, (_event, name) => {
      if (name !== basename(file)) return
      watcher.close()
      done()
    })
  })
}
