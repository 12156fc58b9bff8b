"""Sphinx builds the documentation offline: `make docs`."""

from __future__ import annotations

from importlib.metadata import version as installed

project = "Weald"
copyright = "2026, the Weald authors"
version = release = installed("weald")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "decisions/000-template.md"]
html_theme = "furo"
html_title = "Weald"
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#3f5d34", "color-brand-content": "#3f5d34"},
    "dark_css_variables": {"color-brand-primary": "#a9c48f", "color-brand-content": "#a9c48f"},
}

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
nitpicky = False
