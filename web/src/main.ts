import { mount } from 'svelte';
import './fonts.css';
import './tokens.css';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
