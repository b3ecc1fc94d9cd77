import type { Locator } from '@playwright/test'

type Box = { x: number; y: number; width: number; height: number }

/** The place of a visible part of the page. */
export async function boxOf(part: Locator): Promise<Box> {
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
