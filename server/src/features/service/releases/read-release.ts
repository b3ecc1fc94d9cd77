import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The release of pages that run from their sources, without a build. */
const developmentRelease = 'development'

/** The release in the head of the built pages, which the build writes. @param folder the folder of the pages */
export async function readRelease(folder: string): Promise<string> {
  try {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    return /<meta name="release" content="([^"]+)"/.exec(page)?.[1] ?? developmentRelease
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return developmentRelease
    throw error
  }
}
