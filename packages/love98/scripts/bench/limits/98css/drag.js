const desktop = document.querySelector('main')
const template = document.querySelector('template')

document.querySelector('#open').addEventListener('click', () => {
  const frame = template.content.cloneNode(true).firstElementChild
  const count = desktop.childElementCount
  let [x, y] = [200 + (count % 10) * 22, 60 + (count % 10) * 22]
  const place = () => {
    frame.style.transform = `translate(${x}px, ${y}px)`
  }
  place()
  const header = frame.querySelector('header')
  header.addEventListener('pointerdown', (event) => {
    const [dx, dy] = [x - event.clientX, y - event.clientY]
    header.setPointerCapture(event.pointerId)
    header.onpointermove = (move) => {
      x = move.clientX + dx
      y = move.clientY + dy
      place()
    }
    header.onpointerup = () => {
      header.onpointermove = null
    }
  })
  desktop.append(frame)
})
