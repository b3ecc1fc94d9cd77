import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Files that are pasted or dropped into a place. @param take gets the first of them; null while nothing may be taken */
export function useDrop(take: ((file: File) => void) | null) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    drop: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        const [file] = event.dataTransfer.files
        setIsOver(false)
        if (!file) return
        // Else the browser would leave the panel to show the file.
        event.preventDefault()
        take?.(file)
      },
    },
    /** Text that comes with a picture is what is meant: an office program copies both. */
    onPaste(event: ClipboardEvent) {
      const [file] = event.clipboardData.files
      if (!file || !take || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      take(file)
    },
  }
}
