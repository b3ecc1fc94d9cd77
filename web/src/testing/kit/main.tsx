import '@fontsource-variable/inter/wght.css'
import '../../ui/tokens.css'
import '../../ui/base.css'
import { createRoot } from 'react-dom/client'
import { startTexts } from '../../ui/words/texts'
import { KitPage } from './KitPage'

/**
 * The page of `kit.html`, with `#rtl` from right to left. Only the development server has it: the build starts at `index.html`.
 */
await startTexts()
const direction = location.hash === '#rtl' ? 'rtl' : 'ltr'
document.documentElement.dir = direction
createRoot(document.getElementById('root') ?? document.body).render(<KitPage direction={direction} />)
