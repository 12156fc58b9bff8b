"""``vec``: a row of numbers that stays as long as it is. Compiled it is an array of the machine, interpreted a list.

This module is never compiled: compiled code knows the array itself and reads nothing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801
        def __class_getitem__(cls, kind: object) -> type:
            return list
