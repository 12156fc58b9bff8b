// @vitest-environment node
/** The page runs under script-src 'self' and style-src 'self': nothing inline. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from 'svelte/compiler';
import { expect, test } from 'vitest';

const web = resolve(import.meta.dirname, '..');
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((f) =>
    f.isDirectory() ? files(join(folder, f.name)) : [join(folder, f.name)],
  );

test('the page has no inline script or style', () => {
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  expect(page).not.toMatch(/<style|style=|\son\w+=/);
  for (const tag of page.matchAll(/<script[^>]*>([^<]*)/g)) expect(tag[1]!.trim()).toBe('');
});

test('no component leaves a style attribute in its markup', () => {
  for (const file of files(join(web, 'src')).filter((f) => f.endsWith('.svelte'))) {
    const source = readFileSync(file, 'utf8').replace(/<script lang="ts"([^>]*)>/, '<script lang="ts"$1>');
    const { js } = compile(source, { filename: file, generate: 'client', runes: true, css: 'external', dev: false });
    // templates are strings of markup; properties set from script are not attributes
    for (const m of js.code.matchAll(/from_(?:html|svg)\(`([^`]*)`/g)) expect(m[1], file).not.toMatch(/\sstyle=/);
    expect(source, file).not.toMatch(/\{@html/);
  }
});
