import { mount } from 'svelte';
import './fonts.css';
import './tokens.css';
import App from './App.svelte';

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
mount(App, { target: document.getElementById('app')! });
