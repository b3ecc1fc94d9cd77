import { describe, expect, it } from 'vitest'
import { workersFor } from './number-of-workers.ts'

const large = { cores: 8, megabytes: 16_000, maxConnections: 500 }

describe('the number of workers', () => {
  it('is one less than the cores, and at least one', () => {
    expect(workersFor(large, 12)).toBe(7)
    expect(workersFor({ ...large, cores: 2 }, 12)).toBe(1)
    expect(workersFor({ ...large, cores: 1 }, 12)).toBe(1)
  })

  it('is smaller without memory or connections for so many', () => {
    expect(workersFor({ ...large, megabytes: 2_000 }, 12)).toBe(3)
    expect(workersFor({ ...large, megabytes: 400 }, 12)).toBe(1)
    expect(workersFor({ ...large, maxConnections: 100 }, 12)).toBe(2)
    expect(workersFor({ ...large, maxConnections: 20 }, 12)).toBe(1)
  })
})
