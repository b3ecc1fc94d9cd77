import { expect, it } from 'vitest'
import { impureRendering } from './rendering.ts'

const found = (text: string) => impureRendering([{ path: 'web/src/ui/Part.tsx', text }])

it('finds a clock or chance that a component or a hook asks while it renders', () => {
  expect(found('function Part() {\n  const now = new Date()\n}')).toEqual([
    'web/src/ui/Part.tsx:2: const now = new Date()',
  ])
  expect(found('const useNow = () => Date.now()')).toHaveLength(1)
  expect(found('export const Part = memo(function Part() { return <b>{Math.random()}</b> })')).toHaveLength(1)
  expect(found('function useLate(rows) { return rows.filter((row) => row.at < serverNow()) }')).toHaveLength(
    1,
  )
  expect(found('function useLazyPart() { return useMemo(() => performance.now(), []) }')).toHaveLength(1)
})

it('finds state that changes while it renders', () => {
  expect(found('function Part() { const [a, setA] = useState(0); if (a < 1) setA(1) }')).toHaveLength(1)
  expect(found('function Part() { clock.setState(1); return null }')).toHaveLength(1)
})

it('leaves alone what is done later, or once, or elsewhere', () => {
  expect(
    found('function Part() { const [a, setA] = useState(0); return <b onClick={() => setA(1)} /> }'),
  ).toEqual([])
  expect(found('function Part() { const [at] = useState(() => Date.now()); return at }')).toEqual([])
  expect(found('function Part() { useEffect(() => note(Date.now()), []); return null }')).toEqual([])
  expect(found('function Part({ at }) { return new Date(at).getFullYear() }')).toEqual([])
  expect(found('const sinceStart = () => Date.now() - start')).toEqual([])
})
