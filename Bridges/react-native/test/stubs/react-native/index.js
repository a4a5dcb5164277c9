// Stands in for react-native, which every test here replaces by a mock.
throw new Error('react-native itself does not run here.');
