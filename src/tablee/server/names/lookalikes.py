"""Letters of other alphabets that look like a letter or a digit of ours.

They come from Unicode's table of confusables (UTS 39). It lists them beside a to z and 0 to 9, after `NFKC`, case
folding and removal of marks. Taken are the alphabets Latin, Greek, Cyrillic, Armenian, Cherokee, Lisu and Coptic.
"""

from typing import Final

LOOKALIKES: Final = {
    "2": "ƨϩꙅꝛ",
    "3": "ȝɜʒзӡⳍꝫ",
    "4": "Ꮞ",
    "6": "бᏮⳓ",
    "8": "ȣ",
    "9": "ⳋꝯ",
    "a": "ɑαаᎪꓮ",
    "b": "ƅβвьᏏᏴꓐꞵ",
    "c": "сᏟᴄⲥꓚ",
    "d": "ԁᎠᏧꓒꓓ",
    "e": "εеҽᎬꓰꬲ",
    "f": "ϝքẝꓝꞙꬵ",
    "g": "ƍɡԍցᏀᏳᶃꓖ",
    "h": "ηнһհᎻᏂⲏꓧ",
    "j": "ʝϳјᎫꓙ",
    "k": "κкᏦⲕꓗ",
    "l": "ıǀɩɪιіӏᎥᏞⲓⳑꓡꓲꙇ",
    "m": "μϻмᎷⲙꓟ",
    "n": "ոռⲛꓠ",
    "o": "οσоօᴏᴑⲟꓳꬽ",
    "p": "ρрᏢⲣꓑ",
    "q": "ԛգզ",
    "r": "ʀгᎡᎱᏒᴦⲅꓣꭇꭈ",
    "s": "ƽѕտᏕᏚꓢꜱ",
    "t": "τтᎢⲧꓔ",
    "u": "ʋυսᴜꓴꞟꭎꭒ",
    "v": "νѵᏙᴠꓦ",
    "w": "ɯѡԝաᎳᏔᴡꓪ",
    "x": "χхⲭꓫꭓ",
    "y": "ɣʏγуүᎩᎽᶌỿⲩꓬꭚ",
    "z": "ζᏃᴢꓜ𐋵",
}
"""The characters that look like the key."""
