import { cookieNames } from '../storage/cookies.ts';
import { THEME_KEY } from './theme-key.ts';

/**
 * The script that sets the theme before the first paint: the stored theme, else its cookie mirror (storage
 * may be blocked), else the system's preference. It is in the head of every page, so that one cached page
 * serves both themes without a flash.
 */
export const firstPaintScript = () =>
  `(function(){var d;try{d=localStorage.getItem(${JSON.stringify(
    THEME_KEY,
  )})}catch(e){}if(d!=="true"&&d!=="false"){d=(document.cookie.match(/(?:^|; )${
    cookieNames.darkMode
  }=(true|false)/)||[])[1]}if(!d)d=String(matchMedia("(prefers-color-scheme: dark)").matches);if(d==="true")document.documentElement.classList.add("dark")})()`;
