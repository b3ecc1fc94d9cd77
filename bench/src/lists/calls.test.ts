import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../server/src/testing/endpoints/all-endpoints.ts'
import { callsOf } from './calls.ts'
import { listedCalls } from './requests.ts'
import { statementsOf } from './statements.ts'
import { noWorld } from './world.ts'

const reading = allEndpoints.filter(([, { method }]) => method === 'GET')
const calls = Object.entries(callsOf(noWorld))

describe('the benchmark of the lists', () => {
  it('has every endpoint that reads, or the reason why not', () => {
    expect(calls.map(([name]) => name).toSorted()).toEqual(reading.map(([name]) => name).toSorted())
  })

  it('uses every filter of each list', () => {
    const unused = reading.flatMap(([name, { query }]) => {
      const own = calls.find(([each]) => each === name)?.[1]
      if (!own || 'notMeasured' in own) return []
      const used = new Set(
        Object.values(own.calls).flatMap((call) => [
          ...new URLSearchParams(call.query).keys(),
          ...(call.later ? ['cursor'] : []),
        ]),
      )
      return (
        Object.keys(query?.shape ?? {})
          // How a file is written changes no statement.
          .filter((field) => !['limit', 'format', 'separator', ...used].includes(field))
          .map((field) => `${name} ${field}`)
      )
    })
    expect(unused, 'Add them to a call of the endpoint in calls-of-….ts').toEqual([])
  })

  it('gives each call its own name', () => {
    const names = listedCalls(noWorld).map(({ name }) => name)
    expect(names).toHaveLength(new Set(names).size)
  })
})

describe('a statement', () => {
  const digestOf = (text: string) =>
    statementsOf(new Map([['a call', [{ text, values: [] }]]])).map(({ digest }) => digest)

  it('has the same digest whatever its values, and how many of them', () => {
    expect(digestOf('select 1 from a where b in ($1, $2) and c = $3')).toEqual(
      digestOf('select 1 from a\n where b in ($1, $2, $3) and c = $4'),
    )
    expect(digestOf('select 1 from a where b = $1')).not.toEqual(digestOf('select 1 from a where c = $1'))
  })

  it('counts only if it reads', () => {
    expect(digestOf('with changed as (insert into a values ($1) returning b) select b from changed')).toEqual(
      [],
    )
    expect(digestOf('commit')).toEqual([])
  })
})
