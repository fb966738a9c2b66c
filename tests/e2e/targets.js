/** Returns everything that can be tapped and is narrower or lower than `least` px, with its size. */
(least) => {
    const KINDS = `button, a[href], select, input, textarea, summary, [role=button], [role=tab], [role=radio],
        [role=option], [tabindex="0"]`
    // Words within a sentence are as high as the sentence (WCAG 2.5.8, inline); a part that only scrolls is no target.
    const FREE = `p a, [inert] *, .skip, :is([role=list], [role=log], [role=region], [role=tabpanel], [role=grid],
        section, ul, ol, div:not([role]))`
    const found = []
    for (const item of document.querySelectorAll(KINDS)) {
        if (!item.checkVisibility({ visibilityProperty: true }) || item.disabled || item.matches(FREE)) continue
        const whole = (item.matches('[type=radio], [type=checkbox]') && item.closest('label')) || item
        const { width, height } = whole.getBoundingClientRect()
        // Tiles, of which a hundred may be on one table, may have the least size of WCAG 2.5.8.
        const enough = item.matches('.piece') ? 24 : least
        if (width === 0 || height === 0 || Math.min(width, height) + 0.5 >= enough) continue
        const name = item.ariaLabel || item.textContent.trim().slice(0, 30)
        found.push(`${Math.round(width)} x ${Math.round(height)}: ${name} <${item.localName} class="${item.className}">`)
    }
    return found
}
