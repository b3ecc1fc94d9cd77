import { expect, it } from 'vitest'
import { openCopyPage } from './copy-page.ts'

it.each(['constructor', '__proto__', 'hasOwnProperty', '<b>', '2026'])(
  'a copy shows the note %j as it was written',
  (body) => {
    const page = openCopyPage('en', 'UTC')
    page.add('notes', [{ body, kind: body }])
    const shown = body.replace('<', '&lt;').replace('>', '&gt;')
    expect(page.end().toString().split(shown)).toHaveLength(3)
  },
)
