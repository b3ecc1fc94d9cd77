// Runs before the first paint, so that a dark panel never flashes white.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
