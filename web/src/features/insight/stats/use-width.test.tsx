import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render'
import { useWidth } from './use-width'

function Panel() {
  const { element, width } = useWidth<HTMLDivElement>(548)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div style={{ width: 300 }}>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      {isLoaded && (
        <div ref={element} style={{ padding: 10 }}>
          {`${width} pixels`}
        </div>
      )}
    </div>
  )
}

it('an element that is drawn when its data has come is measured then', async () => {
  await renderPart(<Panel />)
  await userEvent.click(page.getByRole('button', { name: 'Load' }))
  await expect.element(page.getByText('280 pixels')).toBeVisible()
})
