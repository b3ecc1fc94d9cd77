export function BrandMark() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" style={{ color: 'var(--accent)' }}>
      <path
        fill="currentColor"
        d="M4 1h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5.2L6 19v-4H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Z"
      />
      <path
        d="M5.5 6.2h9M5.5 9.8h5.5"
        stroke="var(--canvas)"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
