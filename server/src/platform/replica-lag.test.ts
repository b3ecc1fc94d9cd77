import { expect, it } from 'vitest'
import { measureLag } from './replica-lag.ts'

function makeLag() {
  let seconds = 0
  const lag = measureLag(() => seconds * 1_000)
  const primary = (at: number, bytes: number) => {
    seconds = at
    lag.primaryIsAt({ bytes, at: `at ${at}` })
  }
  return { lag, primary }
}

it('a replica that has all is not behind, also when nothing is written for long', () => {
  const { lag, primary } = makeLag()
  for (let second = 0; second < 60; second++) {
    primary(second, 100)
    lag.replicaIsAt(100)
  }
  expect([lag.hasCaughtUp(), lag.seconds()]).toEqual([true, 0])
})

it('a replica that stands still is behind since the primary was there, and no longer when it has caught up', () => {
  const { lag, primary } = makeLag()
  primary(0, 100)
  lag.replicaIsAt(100)
  for (let second = 1; second <= 40; second++) {
    primary(second, 100 + second)
    lag.replicaIsAt(100)
  }
  expect([lag.seconds(), lag.asOf()]).toEqual([40, 'at 0'])
  lag.replicaIsAt(130)
  expect([lag.seconds(), lag.asOf()]).toEqual([10, 'at 30'])
  lag.replicaIsAt(500)
  expect(lag.seconds()).toBe(0)
})

it('a replica has not caught up before it has what was written at the start', () => {
  const { lag, primary } = makeLag()
  primary(0, 100)
  primary(5, 100)
  lag.replicaIsAt(99)
  expect([lag.hasCaughtUp(), lag.seconds()]).toEqual([false, 5])
})

it('a database that is no standby is never behind', () => {
  const { lag, primary } = makeLag()
  primary(0, 100)
  primary(50, 200)
  lag.replicaIsAt(null)
  expect([lag.hasCaughtUp(), lag.seconds()]).toEqual([true, 0])
})
