// A file of its own, which the page waits for: a dark panel never flashes white, and the policy allows no script inside a page.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
  } catch {}
  // A wall screen is dark, unless its browser has chosen.
  const auto = location.pathname.startsWith('/wall/') || matchMedia('(prefers-color-scheme: dark)').matches
  const dark = chosen === 'dark' || (chosen !== 'light' && auto)
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light')
})()
