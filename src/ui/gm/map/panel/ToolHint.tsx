interface ToolHintProps {
  /** How it is done by mouse and keys. */
  mouse: string
  /** How it is done by finger; left out: there is nothing to say of it. */
  finger?: string
}

/** How a tool is used, as the hand at the window would: clicks and keys are not named to fingers. */
export function ToolHint({ mouse, finger }: ToolHintProps) {
  return (
    <>
      <p className="text-muted text-xs pointer-coarse:hidden">{mouse}</p>
      {finger !== undefined && <p className="text-muted text-xs not-pointer-coarse:hidden">{finger}</p>}
    </>
  )
}
