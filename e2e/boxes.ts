import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

type Box = { x: number; y: number; width: number; height: number }

/** The place of a part of the page, as soon as it is shown. */
export async function boxOf(part: Locator): Promise<Box> {
  await expect(part).toBeVisible()
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

/** Whether one covers a part of the other. */
export const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
