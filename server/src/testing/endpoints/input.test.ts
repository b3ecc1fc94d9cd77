import { isIssueCode } from '@panel/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { maxValues } from '../../platform/http/json.ts'
import { bodyLimitOf } from '../../platform/http/register.ts'
import { useTestApp } from '../app.ts'
import { makeWaiting } from '../make-conversations.ts'
import { allEndpoints } from './all-endpoints.ts'
import { type BadRequest, badRequests, groupByFault, mergeGroup, type Parts } from './bad-requests.ts'
import { admitted } from './callers.ts'
import { type Answer, send, toJson } from './send.ts'

// The largest bodies have a thousand cases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const test = useTestApp()

// The conversation of the examples, so that unusual but valid requests reach the database.
beforeAll(async () => {
  expect(await makeWaiting(test.db)).toMatchObject({ id: 1 })
})

describe.each(allEndpoints)('%s', (_name, endpoint) => {
  // A value of one mebibyte in a path or a header has its own test, over a socket.
  const cases = badRequests(endpoint).filter(({ fault, part }) => fault !== '1 MiB' || part === 'body')

  it(`refuses invalid input with the name of the field, and never fails unexpectedly (${cases.length} cases)`, async () => {
    expect(cases.length).toBeGreaterThan(0)
    const faults: string[] = []
    let headers = await admitted(test, endpoint)
    async function request(parts: Parts) {
      const answer = await send(test, endpoint, parts, headers)
      // An accepted request can have ended the session, or removed the right.
      if (answer.status !== 401 && answer.status !== 403) return answer
      headers = await admitted(test, endpoint)
      return send(test, endpoint, parts, headers)
    }
    async function check(one: BadRequest) {
      const answer = await request(one.parts)
      const isTooLarge = Buffer.byteLength(toJson(one.parts.body ?? null)) > bodyLimitOf(endpoint)
      const fault = isTooLarge
        ? faultOfTooLarge(answer)
        : valuesIn(one.parts.body) > maxValues
          ? faultOfTooMany(answer)
          : one.isRefused
            ? faultOfRefusal(one, answer)
            : faultOfOdd(answer)
      if (fault) faults.push(`${one.title}: ${fault}`)
    }
    /** Whether one answer shows that no request of the group has a fault: it names every field, or accepts all. */
    async function areAllFine(group: readonly BadRequest[]) {
      const answer = await request(mergeGroup(group))
      return group.every((one) =>
        one.isRefused ? faultOfRefusal(one, answer) === undefined : answer.status < 400,
      )
    }
    for (const group of groupByFault(cases)) {
      if (group.length > 1 && (await areAllFine(group))) continue
      for (const one of group) await check(one)
    }
    expect(faults).toEqual([])
  })
})

function faultOfTooLarge({ status, problem }: Answer): string | undefined {
  return problem?.code === 'request_too_large' ? undefined : `answered ${status} to what is too large`
}

/** A list of large items has too many values before it has too many items. */
const faultOfTooMany = ({ status, problem }: Answer) =>
  problem?.issues?.[0]?.code === 'too_many_values' ? undefined : `answered ${status} to too many values`

/** The number of values in a JSON value. */
const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + valuesIn(each), 1)
    : 1

function faultOfRefusal({ part, path, fault }: BadRequest, { status, problem }: Answer): string | undefined {
  // Invalid bytes in a query are decoded to other characters.
  if (part === 'query' && fault === 'lone surrogate' && status < 400) return undefined
  if (status < 400 || status >= 500) return `answered ${status}`
  if (!problem) return `answered ${status} without a problem`
  const vague = problem.issues?.find(({ code }) => !isIssueCode(code) || code === 'invalid')
  if (vague) return `does not say what is wrong with ${vague.path}`
  const paths = problem.issues?.map((issue) => issue.path) ?? []
  // Invalid bytes make a path that cannot be decoded.
  if (part === 'params' && fault === 'lone surrogate' && paths.includes('path')) return undefined
  if (paths.some((named) => names(named, path, part))) return undefined
  return `named ${JSON.stringify(paths).slice(0, 200)}`
}

/** The field itself, something in it, or anything if the whole part is invalid. */
function names(named: string, path: string, part: string): boolean {
  if (path === part) return true
  // The JSON parser does not know the path of such a key.
  if (path.endsWith('__proto__')) return named.endsWith('__proto__')
  return named === path || named.startsWith(`${path}.`)
}

function faultOfOdd({ status, problem }: Answer): string | undefined {
  if (status >= 500) return `answered ${status}`
  return status >= 400 && !problem ? `answered ${status} without a problem` : undefined
}
