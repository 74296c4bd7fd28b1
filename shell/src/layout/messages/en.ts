/** The bars, the footer and the update prompt; English is the source. */
export const en = {
  'nav.main': 'Main',
  'nav.homeLink': '{club}, home page',
  'nav.home': 'Home',
  'nav.login': 'Log in',
  'nav.register': 'Join',
  'nav.logout': 'Log out',
  'nav.account': 'Account: {name}',
  'nav.menu': 'Menu',
  'nav.language': 'Français',
  'nav.languageShort': 'FR',
  'nav.toDark': 'Switch to dark theme',
  'nav.toLight': 'Switch to light theme',
  'nav.loggedOut': 'You’re logged out.',
  'nav.otherLogin': '{name} is logged in now.',
  'nav.noDoor':
    'You don’t have access to the door. What you noted there stays on this phone, and is sent once you have it.',

  'footer.explore': 'Explore',
  'footer.network': '{club} on {network} (new tab)',
  'footer.address': 'Address',
  'footer.contact': 'Contact',
  'footer.unavailable': 'Not available right now',
  'footer.copyright': '© {year} {club}',

  'update.text': 'A new version of the site is ready.',
  'update.action': 'Update now',
  'update.later': 'Later',
} as const;
