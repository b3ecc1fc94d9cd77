// Runs while the scripts of the panel are on their way.

// Before the first paint, so that a dark panel never flashes white.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()

// The first format of a page is slow to make, 25 ms and more. The sign-in needs none.
document.addEventListener(
  'readystatechange',
  () => {
    if (document.querySelector('meta[name="visitor"]')) return
    const [, language] = document.cookie.match(/(?:^|; )locale=([\w-]+)/) ?? []
    try {
      new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
    } catch {}
  },
  { once: true },
)
