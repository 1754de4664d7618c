declare module 'virtual:amplify.css'
declare module 'virtual:shells.css'
