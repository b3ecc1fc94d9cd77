import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What runs from its sources, and no build. */
const unbuilt = 'development'

/** The release that built pages say they are: the build writes it into their head. @param folder where they are */
export async function readRelease(folder: string): Promise<string> {
  try {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    return /<meta name="release" content="([^"]+)"/.exec(page)?.[1] ?? unbuilt
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return unbuilt
    throw error
  }
}
