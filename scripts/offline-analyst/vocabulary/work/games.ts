import type { WorkByName } from './work'

/** Work on games. The hours of the parts beside the game are judgments. */
export const games: WorkByName = {
  gameplay: {
    name: 'Gameplay',
    hours: 180,
    terms: {
      en: '(endless|infinite) runner, platformer, match 3, tower defense, (racing|arcade|idle|strategy|adventure|role playing) game, in unity, unity3d, unity engine, unreal engine, godot, phaser',
      de: 'mit unity',
    },
  },
  minigame: {
    name: 'Gameplay',
    hours: 16,
    terms: { en: 'minigame*' },
  },
  menus: {
    name: 'Menus, progress and settings',
    hours: 60,
    terms: { en: 'game menu, game menus, progress is saved, saved games, save game', de: '*spielstand*' },
  },
  gameContent: {
    name: 'Levels and characters',
    hours: 160,
    terms: {
      en: '(worlds|levels|characters|cards|skins|weapons) to (unlock|collect), unlock _ (worlds|levels|characters|cards|skins), power ups, level (map|design|editor), map of levels, editor for levels, (boss|bosses) and (enemy|enemies)',
      de: '(karten|figuren|welten) die man (sammelt|freischaltet|freispielt), *leveleditor*, (level|welten|figuren) freischalten, decks',
      fr: '(niveaux|mondes|personnages|cartes) a (debloquer|collectionner)',
      es: '(niveles|mundos|personajes|cartas) (para desbloquear|por desbloquear|coleccionables)',
      other: '(livelli|mondi|personaggi|carte) da (sbloccare|collezionare)',
    },
  },
  gameOnline: {
    name: 'Online multiplayer',
    hours: 180,
    terms: {
      en: 'matchmaking, multiplayer, (play|plays|playing) against (each other|friends|others|other), private (table|tables|match|matches|lobby)',
      de: '*gegnersuche*, *mehrspieler*, spieler online, (privaten|private) tische*, online gegeneinander',
      fr: 'multijoueur*',
      es: 'multijugador*',
      pt: 'multijogador*',
      other: 'multigiocatore, multiplayer',
    },
  },
  opponents: {
    name: 'Computer opponents',
    hours: 70,
    terms: {
      en: '(computer|ai) (opponent|opponents), (play|plays) against the computer',
      de: '*computergegner*, ki gegner*, gegen den computer',
      fr: "adversaire* (ordinateur|ia), contre l'ordinateur",
      es: '(rival|oponente) (ia|de la maquina), contra la maquina',
      other: 'contro il computer, tegen de computer',
    },
  },
  ads: {
    name: 'Advertising',
    hours: 20,
    terms: {
      en: '(rewarded|interstitial|banner|in app) (ad|ads|video|videos), admob, adsense, ad network, ad networks',
      de: '*videowerbung*, werbung mit belohnung, in app werbung, *werbebanner*',
      fr: '(publicite|publicites|video|videos) (recompensee|recompensees)',
      es: '(anuncio|anuncios|video|videos) (recompensado|recompensados|bonificado|bonificados)',
      pt: '(anuncio|anuncios) (recompensado|recompensados|premiado|premiados)',
      other: 'pubblicita con premio, (video|annunci) con premio, advertenties met beloning',
    },
  },
  gamification: {
    name: 'Gamification',
    hours: 10,
    terms: {
      en: 'gamif*, earn badges, achievement badges, unlock achievements, leaderboard, leaderboards, levels and points, points and badges, high score, ranking list, daily (challenge|challenges|quest|quests|mission|missions)',
      de: 'ranglist*, bestenlist*, tagliche (aufgaben|herausforderungen)',
      other: '(sfide|missioni) giornaliere, dagelijkse (uitdagingen|opdrachten)',
    },
    weak: 'streaks',
  },
  game: {
    name: 'Game',
    hours: 55,
    terms: {
      en: 'game, mobile game, video game, online game, puzzle game, multiplayer game, browser game, card game, board game, trivia game, quiz game, casual game',
      de: '*handyspiel*, *computerspiel*, *kartenspiel*, *brettspiel*, *browserspiel*, *videospiel*, *quizspiel*',
      fr: 'jeu (mobile|video|de cartes|de plateau|en ligne)',
      es: 'videojuego*, juego (movil|de cartas|de mesa|en linea|para movil)',
      pt: 'videojogo*, jogo (movel|de cartas|de tabuleiro|online|para celular)',
      other: 'videogioc*, gioco (mobile|di carte|da tavolo|online), (mobiele|online) game, kaartspel',
    },
  },
}
