/**
 * What a click on "hit" costs at the very least: a page of plain DOM with so many units, where the button lowers one number
 * and puts one line in front of the thirty that are shown of so many.
 */
export function plainPage(units: number, rows: number): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>Plain DOM</title>
<style>body { font: 13px sans-serif } ol, ul { margin: 0 } li { height: 17px }</style>
<ol id="units"></ol>
<ul id="journal"></ul>
<script>
  const row = i => ({ seq: i, text: \`Unit \${i % ${units}} hits Unit \${(i * 7) % ${units}} for \${i % 9} damage (d20 \${(i % 20) + 1} + 5)\` })
  const history = Array.from({ length: ${rows} }, (_, i) => row(i))
  const journal = document.getElementById('journal')
  const show = ({ text }) => {
    const line = document.createElement('li')
    line.textContent = text
    journal.prepend(line)
    if (journal.children.length > 30) journal.lastChild.remove()
  }
  for (let i = 0; i < ${units}; i++) {
    const unit = document.createElement('li')
    unit.innerHTML = \`<b>Unit \${i}</b> <span>4000</span> <button>hit</button>\`
    const [, points, button] = unit.children
    button.onclick = () => {
      points.textContent -= 1
      history.push(row(history.length))
      show(history.at(-1))
    }
    document.getElementById('units').append(unit)
  }
  for (const one of history.slice(-30)) show(one)
</script>
`
}
