/** How much of what the frame leaves to a board its drawing takes: shares of the free width and height, and the px themselves. */
() => {
    const board = document.querySelector('.board')
    const frame = board.getBoundingClientRect()
    const probe = document.createElement('div')
    probe.style.cssText = 'position: absolute; visibility: hidden; width: 0; height: var(--free-height)'
    board.parentElement.append(probe)
    const free = probe.getBoundingClientRect().height
    probe.remove()
    // What is drawn, not the boxes around it: a felt of any width is no larger board.
    const drawn = [...board.querySelectorAll('svg, img, button, input')].filter((item) => item.checkVisibility({ visibilityProperty: true }))
    const boxes = drawn.map((item) => item.getBoundingClientRect()).filter((box) => box.width > 1 && box.height > 1)
    const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    return {
        width: Math.min(right - left, frame.width) / frame.width,
        height: (bottom - frame.top) / free,
        free: [Math.round(frame.width), Math.round(free)],
    }
}
