/** The components on their own, for looking at: /stories.html?story=march&theme=dark&lang=cs */
import { mount } from 'svelte';
import '../fonts.css';
import '../tokens.css';
import { applySettings, type Lang, settings, type Theme } from '$lib/settings.svelte';
import { texts } from '$lib/texts.svelte';
import { entries } from '../games';
import Stories from './Stories.svelte';

const query = new URLSearchParams(location.search);
settings.theme = (query.get('theme') ?? 'light') as Theme;
settings.lang = (query.get('lang') ?? 'en') as Lang;
settings.motion = query.has('moving') ? 'auto' : 'none';
settings.learner = query.has('learner');
settings.confirm = query.has('confirm');
settings.notation = query.has('notation');
applySettings();
const story = query.get('story') ?? 'list';
await texts.use(settings.lang, entries[0]!.id);
mount(Stories, { target: document.getElementById('app')!, props: { story } });
