import { type ReactNode, useRef } from 'react'

type FileButtonProps = {
  /** The accessible name of the file field, which is hidden. */
  label: string
  accept: string
  onFile: (file: File) => void
  children: ReactNode
}

export function FileButton({ label, accept, onFile, children }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Without this reset, choosing the same file again would not fire an event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {children}
      </button>
    </>
  )
}
